import { moneyTiles, roleOf } from "@tradewind/domain/access";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { moneyLinks } from "./money-links.ts";
import classes from "./quick-money.module.css";

/** Until the flags are known, so that the page does not move when they arrive. */
const usual = { depositsCrypto: true, withdrawsCrypto: true } as const;

/** The tiles of deposit and withdrawal on home and in the user centre (Spec 1 §2, §6); a demo customer sees that they need a real account. */
export const QuickMoney = (): ReactNode => {
	const { t } = useWords();
	const { flags, settings } = useSelector(useApp().site, ({ context }) => context);
	const { signedIn } = useSession();
	const shown = settings ? flags : { ...flags, ...usual };
	const links = moneyLinks(moneyTiles(shown, roleOf(signedIn?.customer)), isBuilt);
	if (links.length === 0) return null;
	return (
		<div className={classes.links}>
			{links.map((link) =>
				"to" in link ? (
					<Link key={link.name} to={link.to} className={classes.link}>
						{t(`shared.${link.name}`)}
					</Link>
				) : (
					<button
						key={link.name}
						type="button"
						className={classes.link}
						onClick={() => showToast("refused", t("shared.onlyRealAccount"), { to: "/register" })}
					>
						{t(`shared.${link.name}`)}
					</button>
				),
			)}
		</div>
	);
};
