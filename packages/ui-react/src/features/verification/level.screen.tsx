import { rejectionOf, sidesOf, summariseLevel, type VerificationLevel } from "@tradewind/domain/verification";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { ReviewCard } from "../../parts/review/review-card.tsx";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { Field } from "../../ui/form/field.tsx";
import { FormScreen } from "../../ui/form/form-screen.tsx";
import { prefixIn } from "../../ui/form/phone/area-codes.ts";
import { PhoneFields } from "../../ui/form/phone/phone-fields.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { DocumentChoice } from "./document-choice.tsx";
import { PictureSlots } from "./picture-slots.tsx";
import { useReloadHold } from "./reload-hold.ts";
import { Rejection, ReviewEnd } from "./review-card.tsx";
import { type TwoLevelVerification, twoLevelOf } from "./two-level-actor.ts";
import { useFreshReview } from "./use-fresh-review.ts";
import { useIdentityIssues } from "./use-identity-issues.ts";
import { WaitingPage } from "./waiting-page.tsx";
import { useFrom, WayBack, withFrom } from "./way-back.tsx";

/** Spec 2 §2: the form of a level, `type` 1 junior, 2 senior; its review after it is sent. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { t } = useWords();
	const { signedIn } = useSession();
	const [search] = useSearchParams();
	const from = useFrom();
	const level = levels.get(search.get("type") ?? "");
	if (!signedIn) return <WaitingPage />;
	if (!level)
		return (
			<Page>
				<Empty text={t("verification.noLevel")}>
					<Link className="main-link" to={withFrom("/mine/auth-double", from)}>
						{t("verification.levels")}
					</Link>
				</Empty>
			</Page>
		);
	return (
		<WithReceipt
			key={level}
			name="verification level"
			signedIn={signedIn}
			done={from ?? "/user"}
			viewOf={(view) => withFrom(view, from)}
		>
			<Level verification={twoLevelOf(app, signedIn)} level={level} />
		</WithReceipt>
	);
};

const levels: ReadonlyMap<string, VerificationLevel> = new Map([
	["1", "junior"],
	["2", "senior"],
]);

interface LevelProps {
	readonly verification: TwoLevelVerification;
	readonly level: VerificationLevel;
}

const Level = ({ verification, level }: LevelProps): ReactNode => {
	const { actor, hold } = verification;
	const { t } = useWords();
	const { facts, form } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	useOpenForm(verification, level);
	useFreshReview(actor, facts.reading?.status[level] === "waiting for review");
	useReloadHold(hold);
	if (isFailed)
		return (
			<Page title={t(`verification.${level}`)}>
				<LoadError error={facts.error} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	const status = facts.reading?.status[level];
	if (status === "waiting for review" || status === "certified")
		return (
			<Page title={t(`verification.${level}`)}>
				<ReviewCard
					kind={status === "certified" ? "verified" : "waiting"}
					title={t(status === "certified" ? "verification.certified" : "verification.waiting")}
				>
					{status === "certified" ? null : (
						<ReviewEnd submittedAt={facts.reading?.records[level]?.submittedAt ?? ""} />
					)}
					<LevelsLink />
					<WayBack />
				</ReviewCard>
			</Page>
		);
	if (!status || form.level !== level) return <WaitingPage />;
	return <LevelForm verification={verification} level={level} />;
};

/** Opens the form of the level as soon as the cards and the area codes are known, and closes it when it is left. */
const useOpenForm = ({ actor, areas }: TwoLevelVerification, level: VerificationLevel): void => {
	const isReady = useSelector(actor, (snapshot) => snapshot.matches("choosing"));
	const areAreasRead = useSelector(areas, (snapshot) => !snapshot.hasTag("busy"));
	useEffect(() => {
		if (isReady && areAreasRead) actor.send({ type: "open", level });
	}, [actor, level, isReady, areAreasRead]);
	useEffect(() => () => actor.send({ type: "close" }), [actor]);
};

const LevelsLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="quiet-button" to={withFrom("/mine/auth-double", useFrom())}>
			{t("verification.levels")}
		</Link>
	);
};

const LevelForm = ({ verification: { actor, slots }, level }: LevelProps): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { issues } = summariseLevel(form, facts.areas);
	const { issue, issueField, errorOf } = useIdentityIssues(issues, slots);
	const rejection = rejectionOf("not submitted", facts.reading?.records[level]);
	const change = (field: "name" | "mobile" | "idNumber") => (value: string) =>
		actor.send({ type: "change", change: { field, value } });
	return (
		<FormScreen
			actor={actor}
			title={t(`verification.${level}`)}
			about={t(`verification.${level}`)}
			notDone={t("verification.notDone")}
			submit={t("verification.submit")}
			issue={issue}
			issueField={issueField}
		>
			{rejection === undefined ? <p>{t(`verification.${level}.text`)}</p> : <Rejection reason={rejection} />}
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
			{level === "junior" ? (
				<PhoneFields
					name="mobile"
					label={t("verification.mobile")}
					prefix={prefixIn(facts.areas, form)}
					phone={form.mobile}
					errors={{ area: errorOf("area"), phone: errorOf("mobile") }}
					onArea={({ id }) => actor.send({ type: "change", change: { field: "areaId", value: id } })}
					onPhone={change("mobile")}
				/>
			) : (
				<Field
					label={t("verification.idNumber")}
					name="idNumber"
					autoComplete="off"
					maxLength={40}
					value={form.idNumber}
					error={errorOf("idNumber")}
					onType={change("idNumber")}
				/>
			)}
			{level === "junior" ? (
				<DocumentChoice
					chosen={form.document}
					onChoose={(document) =>
						actor.send({ type: "change", change: { field: "document", value: document } })
					}
				/>
			) : null}
			<PictureSlots
				slots={slots}
				kinds={level === "junior" ? sidesOf(form.document) : ["hand"]}
				isPassport={form.document === "passport"}
				errorOf={errorOf}
			/>
		</FormScreen>
	);
};
