import type { MessageTemplate } from '#/domain/templates/template.ts';

/** A template to customs brokers about holds, for tests. */
export function sampleTemplate(known: Partial<MessageTemplate> = {}): MessageTemplate {
  return {
    id: 'broker-hold',
    name: 'Broker, customs hold',
    role: 'broker',
    reason: 'hold',
    language: '',
    subject: '{container}: {holds}',
    text: 'Hello {contact},\n\n{ask}\n\n{each}\n{container}\nLFD: {lfd}\n\n{end}',
    signature: 'Kim, Acme',
    ...known,
  };
}
