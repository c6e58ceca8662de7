import { describe, expect, it } from 'vitest';
import { collectIncluded, readInclude } from './include.ts';
import type { Node } from './node.ts';

const read = (include: string, type = 'shipment') => readInclude(new URLSearchParams({ include }), type);

function record(type: string, id: string, relations: Record<string, () => Node[]> = {}): Node {
  return {
    type,
    id,
    resource: () => ({ type, id, attributes: {} }),
    related: (name) => relations[name]?.() ?? [],
  };
}

describe('include', () => {
  it('is nothing when nothing is asked for', () => {
    expect(readInclude(new URLSearchParams(), 'shipment')).toBeNull();
    for (const nothing of ['', ' ', ',']) expect(read(nothing)).toBeNull();
  });

  it('takes a comma at the end', () => {
    expect(read('containers,pod_terminal,')).toEqual(read('containers,pod_terminal'));
  });

  it('walks dotted paths through either type of a relationship', () => {
    expect(() => read('containers.transport_events.vessel,destination_terminal.metro_area')).not.toThrow();
  });

  it.each([
    ['shipping_line', 'shipment'],
    ['containers.destination_terminal', 'shipment'],
    ['constructor', 'shipment'],
    ['containers,,pod_terminal', 'shipment'],
    [',containers', 'shipment'],
    ['containers,,', 'shipment'],
    ['anything', 'port'],
    ['port', 'search_result'],
  ])('refuses %s on a %s and names the parameter', (include, type) => {
    const items = [expect.objectContaining({ source: { parameter: 'include' } })];
    expect(() => read(include, type)).toThrow(expect.objectContaining({ status: 400, items }));
  });

  it('lists every record once and no primary record again', () => {
    const port = record('port', '1');
    const shipment: Node = record('shipment', '1', { containers: () => boxes, port_of_lading: () => [port] });
    const boxes = ['a', 'b'].map((id) => record('container', id, { shipment: () => [shipment] }));
    const tree = read('containers,containers.shipment.port_of_lading,port_of_lading');
    const included = tree && collectIncluded([shipment], tree);
    expect(included?.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'container a',
      'container b',
      'port 1',
    ]);
  });

  it('answers a path that goes back and forth a hundred times', () => {
    const shipment: Node = record('shipment', '1', { containers: () => boxes });
    const boxes = ['a', 'b', 'c'].map((id) => record('container', id, { shipment: () => [shipment] }));
    const tree = read(Array.from({ length: 100 }, () => 'containers.shipment').join('.'));
    expect(tree && collectIncluded([shipment], tree)).toHaveLength(3);
  });
});
