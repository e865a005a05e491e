import { type MenuRow, menuRows, roleOf } from "@tradewind/domain/access";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isMenuTarget } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { MenuIcon } from "../../ui/control/menu-icon.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import classes from "./quick-menu.module.css";

/** The quick menu of the site: built pages that are no tabs. A demo customer sees a message at items for real accounts. */
export const QuickMenu = (): ReactNode => {
	const { t } = useWords();
	const menu = useSelector(useApp().site, (snapshot) => snapshot.context.menu);
	const settings = useSettings();
	const { signedIn } = useSession();
	const rows = menuRows(menu, "quick menu", settings, roleOf(signedIn?.customer));
	const shown = rows.filter(({ item }) => isMenuTarget(item.path));
	if (menu && shown.length === 0) return null;
	return (
		<nav className={classes.menu} aria-label={t("home.quickMenu")}>
			{shown.map((row) => (
				<Tile key={`${row.item.path} ${row.item.title}`} row={row} />
			))}
		</nav>
	);
};

const Tile = ({ row: { item, accessBlock } }: { readonly row: MenuRow }): ReactNode => {
	const { t } = useWords();
	const face = (
		<>
			<MenuIcon icon={item.icon} />
			<span>{item.title}</span>
		</>
	);
	if (!accessBlock)
		return (
			<Link to={item.path} className={classes.tile}>
				{face}
			</Link>
		);
	return (
		<button
			type="button"
			className={classes.tile}
			onClick={() => showToast("refused", t("shared.onlyRealAccount"), { to: "/register" })}
		>
			{face}
		</button>
	);
};
