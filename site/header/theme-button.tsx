import { Contrast, Moon, Sun } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../../widgets/pieces/icon';
import { chooseTheme, onTheme, THEMES, type Theme } from '../common/theme';
import { useSiteMessages } from '../content/messages';

const ICONS = { light: Sun, dark: Moon, auto: Contrast } as const;

/** Goes through light, dark and the device's own choice. */
export function ThemeButton() {
  const t = useSiteMessages().theme;
  const [theme, setTheme] = useState<Theme>('auto');
  // Not while hydrating: the finished page knows nothing of this visitor.
  useEffect(() => onTheme(setTheme), []);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return (
    <button
      type="button"
      className="icon-button theme-button"
      aria-label={t.label(t[theme])}
      title={t.label(t[theme])}
      onClick={() => chooseTheme(next)}
    >
      <Icon node={ICONS[theme]} />
    </button>
  );
}
