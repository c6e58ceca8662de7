import type { MessageAsk } from '#/domain/messages/ask.ts';
import type { MessageTopic } from '#/domain/messages/topic.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { plural } from '#/language/plural.ts';
import { spokenVerdict } from './verdict.ts';

/** Within a sentence. */
export const these = (count: number): string =>
  count === 1 ? 'this container' : `these ${count} containers`;
export const containers = (count: number): string => `${count} containers`;

/** What a party is asked, as a sentence. */
export function describeAsk({ code, count }: MessageAsk): string {
  const which = these(count);
  switch (code) {
    case 'askAboutHolds':
      return `Please advise when the ${plural(count, 'hold')} on ${which} will be cleared, and what you still need from us.`;
    case 'confirmAvailable':
      return `Please confirm that ${which} can be picked up, and until when at no charge.`;
    case 'askRelease':
      return `Please advise status and ETA of release of ${which}, and what is outstanding.`;
    case 'askStatus':
      return `Please advise status and ETA of ${which}.`;
    case 'askForEmpty':
      return `Please tell us when ${which} will be returned empty.`;
    case 'bookPickup':
      return `Please arrange the pickup of ${which} and confirm the appointment.`;
    case 'report':
      return `Here is the current status of ${which}.`;
  }
}

const partyTopics: Readonly<Record<ActingParty, string>> = {
  broker: 'holds',
  terminal: 'availability',
  carrier: 'status and ETA',
  consignee: 'status',
  trucker: 'pickup and return',
};

/** What a message is about, in a few words. */
export const describeTopic = (topic: MessageTopic): string =>
  topic.code === 'verdict' ? spokenVerdict(topic) : partyTopics[topic.party];
