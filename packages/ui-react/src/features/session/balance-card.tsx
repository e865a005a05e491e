import { shownBalances, totalBalance } from "@tradewind/domain";
import { type ReactNode, useState } from "react";
import { Figure } from "../../figures/figure.tsx";
import { useWords } from "../../i18n/words.ts";
import { readSaved, save } from "../../saved/saved.ts";
import { useApp } from "../../shell/app.ts";
import { Failed } from "../../shell/faces.tsx";
import { useSelected } from "../../shell/use-selected.ts";
import { useSettings } from "../../shell/use-settings.ts";
import classes from "./balance-card.module.css";

/** Total assets with the hide toggle, and each account with its free and locked money (Spec 1 §2, §6). */
export const BalanceCard = (): ReactNode => {
	const { say } = useWords();
	const app = useApp();
	const settings = useSettings();
	const { balances, error } = useSelected(app.balances, (snapshot) => snapshot.context);
	const isFailed = useSelected(app.balances, (snapshot) => snapshot.matches("failed"));
	const [isHidden, setHidden] = useState(() => readSaved().amountsHidden === true);
	const shown = balances && shownBalances(balances, settings);
	const toggle = () => {
		save({ amountsHidden: !isHidden });
		setHidden(!isHidden);
	};
	if (isFailed && !shown) return <Failed error={error} onRetry={() => app.balances.send({ type: "load" })} />;
	return (
		<section className={classes.card} aria-label={say("session.total")}>
			<div className={classes.head}>
				<h2>{say("session.total")}</h2>
				<button
					type="button"
					className="icon-button"
					aria-label={say("session.hideAmounts")}
					aria-pressed={isHidden}
					onClick={toggle}
				>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
						{isHidden ? <path d="M4 4l16 16" /> : null}
					</svg>
				</button>
			</div>
			<Figure
				className={classes.total}
				value={shown && totalBalance(shown)}
				digits={2}
				currency={settings.currencySymbol}
				hidden={isHidden}
			/>
			<dl className={classes.accounts}>
				{shown?.map(({ accountId, kind, free, locked }) => (
					<div key={accountId} className={classes.account}>
						<dt>{say(`session.balance.${kind}`)}</dt>
						<dd>
							<Figure value={free} digits={2} currency={settings.currencySymbol} hidden={isHidden} />
							<span className={classes.locked}>
								{say("session.locked")}{" "}
								<Figure value={locked} digits={2} currency={settings.currencySymbol} hidden={isHidden} />
							</span>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
};
