/** Why the gate cannot start: one sentence that names the setting and what it accepts, never its value. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
