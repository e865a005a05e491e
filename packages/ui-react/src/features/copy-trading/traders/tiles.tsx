import { loginPath } from "@tradewind/domain/access";
import { copyTradingTile } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { star } from "../../../ui/icon/signs.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import { useApplication } from "../application-actor.ts";
import classes from "./tiles.module.css";

const lines = "M4 6h16M4 12h16M4 18h10";

const pages = {
	"my followers": "/follow/my-follower",
	"trader application": "/follow/trader-apply",
} as const;

/** The two tiles: all traders; and the followers of a trader or, for others, the application (Spec 2 §2). */
export const Tiles = (): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	const tile = copyTradingTile(useSelector(useApplication(), (snapshot) => snapshot?.context.facts));
	const page = pages[tile];
	const face = (
		<>
			<Icon sign={star} size="1.5rem" weight={1.7} />
			<span>{t(`copy-trading.tile.${tile}`)}</span>
		</>
	);
	return (
		<nav className={classes.tiles} aria-label={t("shared.copyTrading")}>
			<Link to="/follow/follow-list" className={classes.tile}>
				<Icon sign={lines} size="1.5rem" weight={1.7} />
				<span>{t("copy-trading.tile.list")}</span>
			</Link>
			{standing === "demo" ? (
				<button
					type="button"
					className={classes.tile}
					onClick={() => showToast("refused", t("shared.onlyRealAccount"), { to: "/register" })}
				>
					{face}
				</button>
			) : (
				<Link to={standing === "visitor" ? loginPath(page) : page} className={classes.tile}>
					{face}
				</Link>
			)}
		</nav>
	);
};
