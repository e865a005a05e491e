import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { chooseTheme, useTheme } from "../../theme/applied-theme.ts";
import { MenuIcon } from "../../ui/control/menu-icon.tsx";
import { SwitchRow } from "../../ui/rows/rows.tsx";

export const ThemeSwitch = (): ReactNode => {
	const { t } = useWords();
	const theme = useTheme();
	return (
		<SwitchRow
			icon={<MenuIcon icon="theme" />}
			label={t("user-centre.darkTheme")}
			isOn={theme === "dark"}
			onSwitch={(isDark) => chooseTheme(isDark ? "dark" : "light")}
		/>
	);
};
