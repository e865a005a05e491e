import { displayFundSummary, type Fund } from "@tradewind/domain/fund";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Figure } from "../../figures/figure.tsx";
import { labelled } from "../../i18n/joined.ts";
import { useWords } from "../../i18n/words.ts";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { FigureRow } from "../../ui/control/figure-row.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { bill, info } from "../../ui/icon/signs.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { Empty } from "../../ui/status/status.tsx";
import classes from "./fund.module.css";
import { FundPicture } from "./fund-picture.tsx";
import { fundsOf } from "./kept-lists.ts";

/** The funds, and the customer's totals (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const list = useFreshList(fundsOf(useApp(), signedIn));
	const summary = useSelector(list, ({ context }) => context.extra);
	const shown = summary && displayFundSummary(summary);
	return (
		<ListScreen
			list={list}
			keyOf={({ id }) => id}
			row={(fund) => <FundCard fund={fund} />}
			empty={<Empty text={t("fund.empty")} />}
			actions={
				<>
					<Link className="icon-button" to="/descript/detail?group=mining.rule" aria-label={t("fund.rules")}>
						<Icon sign={info} />
					</Link>
					<Link className="icon-button" to="/mining/record" aria-label={t("fund.record")}>
						<Icon sign={bill} />
					</Link>
				</>
			}
		>
			{signedIn && !signedIn.customer.isDemo ? (
				<div className={classes.summary}>
					<FigureRow>
						<div>
							<dt>{t("fund.subscribed")}</dt>
							<dd>
								<FundAmount value={shown?.subscribed} digits={4} />
							</dd>
						</div>
						<div>
							<dt>{t("fund.incomeToday")}</dt>
							<dd>
								<FundAmount value={shown?.incomeToday} digits={4} />
							</dd>
						</div>
						<div>
							<dt>{t("fund.totalIncome")}</dt>
							<dd>
								<FundAmount value={shown?.totalIncome} digits={4} />
							</dd>
						</div>
					</FigureRow>
				</div>
			) : null}
		</ListScreen>
	);
};

const FundCard = ({ fund }: { readonly fund: Fund }): ReactNode => {
	const { t, language } = useWords();
	return (
		<article className={classes.card}>
			<FundPicture address={fund.image} />
			<div className={classes.head}>
				<h2>
					<bdi>{fund.title}</bdi> <span className={classes.code}>{fund.currency}</span>
				</h2>
				<span className={classes.dividend}>
					<Figure value={fund.dividendPercent} digits="own" unit="%" /> <span>{t("fund.daily")}</span>
				</span>
			</div>
			<dl className={classes.terms}>
				<div>
					<dt>{t("fund.lockDays")}</dt>
					<dd>{t("fund.days", { count: fund.lockDays })}</dd>
				</div>
				<div>
					<dt>{t("fund.minimum")}</dt>
					<dd>{fund.minimum ? <FundAmount value={fund.minimum} isPublic /> : t("fund.none")}</dd>
				</div>
				<div>
					<dt>{t("fund.maximum")}</dt>
					<dd>{fund.maximum ? <FundAmount value={fund.maximum} isPublic /> : t("fund.none")}</dd>
				</div>
			</dl>
			<Link
				className="main-button"
				to={`/mining/subscribe?id=${fund.id}`}
				aria-label={labelled(t("fund.subscribe"), fund.title, language.tag)}
			>
				{t("fund.subscribe")}
			</Link>
		</article>
	);
};
