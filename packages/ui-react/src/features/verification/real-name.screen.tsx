import { sidesOf, summariseRealName } from "@tradewind/domain/verification";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { ReviewCard } from "../../parts/review/review-card.tsx";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { Field } from "../../ui/form/field.tsx";
import { FormScreen } from "../../ui/form/form-screen.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { LoadError } from "../../ui/status/status.tsx";
import { DocumentChoice } from "./document-choice.tsx";
import { PictureSlots } from "./picture-slots.tsx";
import { type RealNameVerification, realNameOf } from "./real-name-actor.ts";
import { useReloadHold } from "./reload-hold.ts";
import { NotRead, Rejection, ReviewEnd } from "./review-card.tsx";
import { useFreshReview } from "./use-fresh-review.ts";
import { useIdentityIssues } from "./use-identity-issues.ts";
import { WaitingPage } from "./waiting-page.tsx";
import { useFrom, WayBack, withFrom } from "./way-back.tsx";

/** Spec 2 §2, §4: the real-name verification: its form, its review, or its end. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	const from = useFrom();
	if (!signedIn) return <WaitingPage />;
	return (
		<WithReceipt
			name="real name"
			signedIn={signedIn}
			done={from ?? "/user"}
			viewOf={(view) => withFrom(view, from)}
		>
			<RealName verification={realNameOf(app, signedIn)} />
		</WithReceipt>
	);
};

interface RealNameProps {
	readonly verification: RealNameVerification;
}

const RealName = ({ verification }: RealNameProps): ReactNode => {
	const { t } = useWords();
	const { actor, hold } = verification;
	const { record, error } = useSelector(actor, ({ context }) => context.facts);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	useFreshReview(actor, record?.status === "waiting for review");
	useReloadHold(hold);
	if (isFailed)
		return (
			<Page>
				<LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	if (!record) return <WaitingPage />;
	if (record.status === "finished")
		return (
			<Page>
				<ReviewCard kind="verified" title={t("verification.finished")}>
					{record.name ? (
						<p>
							<bdi>{record.name}</bdi>
						</p>
					) : null}
					<p>{t("verification.finished.text")}</p>
					<WayBack isMain />
				</ReviewCard>
			</Page>
		);
	if (record.status === "waiting for review")
		return (
			<Page>
				<ReviewCard kind="waiting" title={t("verification.waiting")}>
					<ReviewEnd submittedAt={record.submittedAt} />
					<p>{t("verification.waiting.message")}</p>
					<NotRead error={error} />
					<button
						type="button"
						className="quiet-button"
						aria-busy={isBusy}
						onClick={() => actor.send({ type: "refresh" })}
					>
						{t("verification.checkAgain")}
					</button>
					<WayBack />
				</ReviewCard>
			</Page>
		);
	return <RealNameForm verification={verification} />;
};

const RealNameForm = ({ verification: { actor, slots } }: RealNameProps): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { issues } = summariseRealName(form, facts);
	const { issue, issueField, errorOf } = useIdentityIssues(issues, slots);
	const change = (field: "name" | "idNumber" | "ssn" | "email") => (value: string) =>
		actor.send({ type: "change", change: { field, value } });
	return (
		<FormScreen
			actor={actor}
			about={t("verification.realName")}
			notDone={t("verification.notDone")}
			submit={t("verification.submit")}
			issue={issue}
			issueField={issueField}
		>
			{facts.record?.status === "rejected" ? (
				<Rejection reason={facts.record.reason} />
			) : (
				<>
					<p>{t("verification.why")}</p>
					<p>{t("verification.realName.text")}</p>
				</>
			)}
			<Field
				label={t("verification.name")}
				name="name"
				autoComplete="name"
				hint={t("verification.name.hint")}
				maxLength={80}
				value={form.name}
				error={errorOf("name")}
				onType={change("name")}
			/>
			<Field
				label={t("verification.idNumber")}
				name="idNumber"
				autoComplete="off"
				maxLength={40}
				value={form.idNumber}
				error={errorOf("idNumber")}
				onType={change("idNumber")}
			/>
			{facts.asksSsn ? (
				<Field
					label={t("verification.optional", { label: t("verification.ssn") })}
					name="ssn"
					inputMode="numeric"
					autoComplete="off"
					isRequired={false}
					maxLength={20}
					value={form.ssn}
					onType={change("ssn")}
				/>
			) : null}
			{facts.asksEmail ? (
				<Field
					label={t("verification.optional", { label: t("verification.email") })}
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					isRequired={false}
					maxLength={120}
					value={form.email}
					error={errorOf("email")}
					onType={change("email")}
				/>
			) : null}
			<DocumentChoice
				chosen={form.document}
				onChoose={(document) =>
					actor.send({ type: "change", change: { field: "document", value: document } })
				}
			/>
			<PictureSlots
				slots={slots}
				kinds={facts.asksHandPicture ? [...sidesOf(form.document), "hand"] : sidesOf(form.document)}
				isPassport={form.document === "passport"}
				errorOf={errorOf}
			/>
		</FormScreen>
	);
};
