import { type MenuRow, menuRows, roleOf } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import classes from "./quick-menu.module.css";

/** The quick menu of the site: built pages only. A demo customer sees a message at items for real accounts. */
export const QuickMenu = (): ReactNode => {
	const { t } = useWords();
	const menu = useSelector(useApp().site, (snapshot) => snapshot.context.menu);
	const settings = useSettings();
	const { signedIn } = useSession();
	const rows = menuRows(menu, "quick menu", settings, roleOf(signedIn?.customer));
	const shown = rows.filter(({ item }) => isBuilt(item.path));
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
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={icons[item.icon] ?? icons.other} />
			</svg>
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

const icons: Readonly<Record<string, string>> = {
	trade: "M7 4v4m0 8v4M5 8h4v8H5zM17 3v5m0 6v7m-2-13h4v6h-4z",
	orders: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
	language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
	other: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z",
};
