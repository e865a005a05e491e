import { readApplication, summariseTraderApplication } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useShownIssues } from "../../../issues/use-shown-issues.ts";
import { useSession } from "../../../state/use-session.ts";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { useApplication } from "../application-actor.ts";
import { Terms } from "../terms.tsx";
import { Waiting } from "./waiting.tsx";

/** The application to become a trader (Spec 2 §2, §5). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const actor = useApplication(readApplication);
	const { standing } = useSession();
	if (!actor)
		return (
			<Page>
				<RowSkeletons />
			</Page>
		);
	if (standing === "demo")
		return (
			<Page>
				<Empty text={t("shared.onlyRealAccount")}>
					<Link className="main-link" to="/login">
						{t("copy-trading.login")}
					</Link>
				</Empty>
			</Page>
		);
	return <Application actor={actor} />;
};

type Actor = NonNullable<ReturnType<typeof useApplication>>;

const Application = ({ actor }: { readonly actor: Actor }): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isApplied = useSelector(actor, (snapshot) => snapshot.matches("applied"));
	const { issue } = useShownIssues(summariseTraderApplication(form, facts).issues, {
		own: ({ is }) => `copy-trading.apply.issue.${is}`,
	});
	if (facts.isTrader)
		return (
			<Page>
				<Empty text={t("copy-trading.apply.isTrader")}>
					<Link className="main-link" to="/follow/my-follower">
						{t("copy-trading.my followers")}
					</Link>
				</Empty>
			</Page>
		);
	if (isApplied)
		return (
			<Page>
				<Waiting actor={actor} />
			</Page>
		);
	return (
		<FormScreen
			actor={actor}
			about={t("copy-trading.apply")}
			notDone={t("copy-trading.notDone.apply")}
			submit={t("copy-trading.apply.submit")}
			issue={issue}
		>
			<Terms
				title={t("copy-trading.apply.title")}
				terms={(["public", "copied", "review", "conduct"] as const).map((term) =>
					t(`copy-trading.apply.${term}`),
				)}
			/>
			<CheckboxField
				name="agree"
				label={t("copy-trading.apply.agree")}
				isOn={form.isAgreed}
				onChange={(isOn) => actor.send({ type: "change", change: { is: "agreement", isAgreed: isOn } })}
			/>
		</FormScreen>
	);
};
