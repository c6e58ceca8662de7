import { type Theme, usePreferences } from '#/device/preferences.ts';
import { RadioGroup, type RadioOption } from '#/ui/fields/RadioGroup.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '#/ui/icons/menuIcons.tsx';
import { themeLabel, themeNames } from './preferenceWords.ts';

export const themeOptions: readonly RadioOption<Theme>[] = [
  { value: 'system', label: themeNames.system, icon: <ScreenIcon /> },
  { value: 'light', label: themeNames.light, icon: <SunIcon /> },
  { value: 'dark', label: themeNames.dark, icon: <MoonIcon /> },
];

export function ThemeSwitch() {
  const theme = usePreferences((preferences) => preferences.theme);
  const setTheme = usePreferences((preferences) => preferences.setTheme);
  return <RadioGroup label={themeLabel} value={theme} options={themeOptions} onChange={setTheme} />;
}
