import { type LoanPlan, Loans, type SectionFields } from "@tradewind/domain/loan";
import { Result } from "effect";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { useOnReconnect } from "../../../state/on-reconnect.ts";
import { shownReading } from "../../../state/ports.ts";
import { FootBar } from "../../../ui/foot/foot-bar.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/status/status.tsx";
import classes from "./intro.module.css";
import { PlanList } from "./plan-list.tsx";

/** What a loan costs and what the application needs, before its first field (docs/assumptions.md, A-595). */
export const LoanIntro = (props: {
	readonly sections: readonly SectionFields[];
	readonly onStart: () => void;
}): ReactNode => {
	const { t } = useWords();
	const { sections, onStart } = props;
	const plans = usePlans();
	return (
		<Page>
			<div className={classes.intro}>
				<section>
					<h2 className={classes.title}>{t("loan.intro.plans")}</h2>
					{plans ? <Plans read={plans} /> : <Skeleton height={160} />}
				</section>
				{/* Once it is known how much space the plans above take. */}
				{plans ? (
					<>
						<section>
							<h2 className={classes.title}>{t("loan.intro.needs")}</h2>
							<ol className={classes.steps}>
								{sections.map(({ section }) => (
									<li key={section}>{t(`loan.section.${section}`)}</li>
								))}
							</ol>
						</section>
						<section>
							<h2 className={classes.title}>{t("loan.intro.how")}</h2>
							<p className={classes.note}>{t("loan.intro.howText")}</p>
						</section>
					</>
				) : null}
			</div>
			<FootBar isBelowList>
				<button type="button" className="main-button" onClick={onStart}>
					{t("loan.intro.start")}
				</button>
			</FootBar>
		</Page>
	);
};

interface ReadPlans {
	/** None if they could not be read. */
	readonly plans: readonly LoanPlan[] | undefined;
}

const usePlans = (): ReadPlans | undefined => {
	const app = useApp();
	const [read, setRead] = useState<ReadPlans>();
	const readPlans = useCallback(async () => {
		const answer = await runRequest(
			app,
			Loans.use((port) => port.plans),
			shownReading,
		);
		setRead({ plans: Result.getOrUndefined(answer) });
	}, [app]);
	useEffect(() => void readPlans(), [readPlans]);
	useOnReconnect(() => void readPlans());
	return read;
};

const Plans = ({ read: { plans } }: { readonly read: ReadPlans }): ReactNode => {
	const { t } = useWords();
	if (!plans || plans.length === 0)
		return <p className={classes.note}>{t(plans ? "loan.noPlans" : "loan.intro.notRead")}</p>;
	return <PlanList plans={plans} />;
};
