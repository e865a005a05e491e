import { type MouseEvent, memo, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { type TabPath, tabRoutes } from "../../routes.ts";
import { useShownAtOnce } from "../control/use-shown-at-once.ts";
import { Icon } from "../icon/icon.tsx";
import { bill, candles, people, podium } from "../icon/signs.ts";
import classes from "./tab-bar.module.css";

const signs: Readonly<Record<TabPath, string>> = {
	"/": "M4 19V11M10 19V5M16 19v-6M21 19H3",
	"/trade": candles,
	"/order": bill,
	"/follow": people,
	"/rank": podium,
	"/user": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 5-6 8-6s7 1 8 6",
};

interface TabBarProps {
	readonly at: string;
	/** Whether the page is none of the tabs; only a rail at the side is shown there. */
	readonly isHidden: boolean;
}

/** The bar of tabs at the lower edge, or the rail at the side of a wide or a low screen. */
export const TabBar = memo(({ at, isHidden }: TabBarProps): ReactNode => {
	const { t } = useWords();
	const navigate = useNavigate();
	const [shown, show] = useShownAtOnce(at, (path) => void navigate(path));
	return (
		<nav className={classes.bar} data-hidden={isHidden} aria-label={t("shared.tabs")}>
			{tabRoutes.map(({ path, title, ...route }) => (
				<Link
					key={path}
					to={path}
					className={classes.tab}
					aria-current={path === shown ? "page" : undefined}
					onClick={(event) => {
						if (opensElsewhere(event) || path === shown) return;
						event.preventDefault();
						show(path);
					}}
				>
					<Icon sign={signs[path]} size={24} weight={1.7} />
					<span>{t("tabTitle" in route ? route.tabTitle : title)}</span>
				</Link>
			))}
		</nav>
	);
});

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
