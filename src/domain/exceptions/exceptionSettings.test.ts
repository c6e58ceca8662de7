import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ExceptionSetting,
  defaultExceptionSettings,
  isAllowed,
  readExceptionSettings,
  settingLimits,
} from './exceptionSettings.ts';

describe('exception settings that were stored', () => {
  it('are read part by part', () => {
    expect(readExceptionSettings({ etaSlipHours: 12, emptyReturnDays: 'soon' })).toEqual({
      etaSlipHours: 12,
      emptyReturnDays: 7,
      freeDayNearDays: 3,
    });
  });

  it.each([null, undefined, 'x', 5, [], { etaSlipHours: 0.5, emptyReturnDays: -1 }, { etaSlipHours: 9e9 }])(
    '%j is as good as none',
    (stored) => expect(readExceptionSettings(stored)).toEqual(defaultExceptionSettings),
  );

  it('are always ones that may be chosen, and come back as they were stored', () => {
    const settings = Object.keys(settingLimits) as ExceptionSetting[];
    const stored = fc.record(Object.fromEntries(settings.map((setting) => [setting, fc.anything()])));
    fc.assert(
      fc.property(stored, (record) => {
        const read = readExceptionSettings(record);
        expect(settings.every((setting) => isAllowed(setting, read[setting]))).toBe(true);
        expect(readExceptionSettings(JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
  });

  it('may be the least and the most, and nothing beyond', () => {
    const { least, limit } = settingLimits.etaSlipHours;
    expect([least - 1, least, limit, limit + 1].map((hours) => isAllowed('etaSlipHours', hours))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
