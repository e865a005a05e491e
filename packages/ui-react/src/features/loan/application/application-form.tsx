import {
	changesFromAccount,
	firstStepOf,
	isUntouched,
	sectionsOf,
	summariseApplication,
} from "@tradewind/domain/loan";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { uploading, useShownIssues } from "../../../issues/use-shown-issues.ts";
import { useSession } from "../../../state/use-session.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { useIsUploading } from "../../../ui/form/use-is-uploading.ts";
import classes from "./application.module.css";
import type { LoanApplicationParts } from "./application-actor.ts";
import { ApplicationField } from "./application-field.tsx";
import { applicationWords, fieldOf } from "./application-words.ts";
import { LoanIntro } from "./intro.tsx";

/** The form in its sections, of which each is a step (Spec 2 §3, §5). */
export const ApplicationForm = ({ actor, slots }: LoanApplicationParts): ReactNode => {
	const words = useWords();
	const { t } = words;
	const { signedIn } = useSession();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { visible, required, issues } = summariseApplication(form, facts);
	const sections = sectionsOf(visible);
	const [step, setStep] = useState(() => firstStepOf(sections, facts.concerns));
	const [isStarted, setStarted] = useState(() => !isUntouched(form));
	const current = Math.min(step, sections.length - 1);
	const fields = sections[current]?.fields ?? [];
	const isLast = current === sections.length - 1;
	const isUploading = useIsUploading(slots);
	const { issue, issueField, errorOf } = useShownIssues(
		[
			...issues.filter((one) => fields.includes(fieldOf(one))),
			...(isLast ? issues : []),
			...(isUploading ? [uploading] : []),
		],
		applicationWords(words),
	);
	const start = () => {
		const account = signedIn?.customer;
		for (const change of account ? changesFromAccount(account, facts.areas) : [])
			actor.send({ type: "change", change });
		scrollTo({ top: 0 });
		setStarted(true);
	};
	if (!isStarted && facts.status === "not applied" && isUntouched(form))
		return <LoanIntro sections={sections} onStart={start} />;
	return (
		<FormScreen
			actor={actor}
			about={t("loan.apply")}
			notDone={t("loan.notDone.application")}
			submit={t("loan.apply.submit")}
			issue={issue}
			issueField={issueField}
			steps={
				sections.length > 1
					? {
							label: t("loan.steps", { step: current + 1, count: sections.length }),
							names: sections.map(({ section }) => t(`loan.section.${section}`)),
							current,
							onGo: setStep,
						}
					: undefined
			}
		>
			{facts.status === "rejected" ? (
				<div className={classes.rejected} role="status">
					<p>{t("loan.rejected")}</p>
					{facts.reason ? <p>{facts.reason}</p> : null}
				</div>
			) : null}
			<h2 className={classes.heading}>{t(`loan.section.${sections[current]?.section ?? "person"}`)}</h2>
			{fields.map((field) => (
				<ApplicationField
					key={field}
					field={field}
					form={form}
					areas={facts.areas}
					isRequired={required.includes(field)}
					errorOf={errorOf}
					slots={slots}
					onChange={(change) => actor.send({ type: "change", change })}
				/>
			))}
		</FormScreen>
	);
};
