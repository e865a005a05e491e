import { certificationOf, type LevelCard, levelCards, rejectionOf } from "@tradewind/domain/verification";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { CertificationName } from "../../parts/verification/certification-name.tsx";
import { useVerificationPath } from "../../parts/verification/use-verification-path.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { LoadError } from "../../ui/status/status.tsx";
import { NotRead, ReviewEnd } from "./review-card.tsx";
import { type TwoLevelVerification, twoLevelOf } from "./two-level-actor.ts";
import { useFreshReview } from "./use-fresh-review.ts";
import classes from "./verification.module.css";
import { WaitingPage } from "./waiting-page.tsx";
import { useFrom, WayBack, withFrom } from "./way-back.tsx";

/** Spec 2 §2, §6: both levels as cards. A verified name is the junior level. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	if (!signedIn) return <WaitingPage />;
	return <Levels verification={twoLevelOf(app, signedIn)} />;
};

const Levels = ({ verification: { actor } }: { readonly verification: TwoLevelVerification }): ReactNode => {
	const { t } = useWords();
	const { reading, error } = useSelector(actor, ({ context }) => context.facts);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	useFreshReview(
		actor,
		reading !== undefined && Object.values(reading.status).includes("waiting for review"),
	);
	if (isFailed)
		return (
			<Page>
				<LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	if (!reading) return <WaitingPage />;
	return (
		<Page>
			<div className={classes.page}>
				{certificationOf(reading.status, false) === "uncertified" ? <Uncertified /> : null}
				<p>{t("verification.why")}</p>
				<NotRead error={error} />
				{levelCards(reading.status).map((card) => (
					<Level
						key={card.level}
						card={card}
						submittedAt={reading.records[card.level]?.submittedAt ?? ""}
						rejection={rejectionOf(card.status, reading.records[card.level])}
					/>
				))}
				<WayBack />
			</div>
		</Page>
	);
};

/** A certified level is shown by its card. */
const Uncertified = (): ReactNode => {
	const { t } = useWords();
	return (
		<p className={classes.standing}>
			{t("verification.standing")}{" "}
			<strong>
				<CertificationName certification="uncertified" />
			</strong>
		</p>
	);
};

/** What the form of the level begins with (docs/assumptions.md, A-625). */
const Prefilled = ({ level }: { readonly level: LevelCard["level"] }): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const { name = "", mobile = "" } = signedIn?.customer ?? {};
	const known = [
		...(name === "" ? [] : [t("verification.name")]),
		...(mobile === "" || level === "senior" ? [] : [t("verification.mobile")]),
	];
	if (known.length === 0) return null;
	return <p className={classes.prefilled}>{t("verification.prefilled", { fields: known.join(" · ") })}</p>;
};

const Level = (props: {
	readonly card: LevelCard;
	readonly submittedAt: string;
	readonly rejection: string | undefined;
}): ReactNode => {
	const { level, status, block } = props.card;
	const { t } = useWords();
	const from = useFrom();
	const flags = useSelector(useApp().site, ({ context }) => context.flags);
	const offersName = useVerificationPath() === "/mine/auth";
	const opens =
		level === "junior" && flags.needsRealName && flags.needsRealNameToDeposit
			? "verification.opens.deposits"
			: "verification.opens.level";
	const state = props.rejection === undefined ? status : "rejected";
	const titleId = `level-${level}`;
	return (
		<section className={classes.level} aria-labelledby={titleId}>
			<div className={classes.head}>
				<h2 id={titleId}>
					<CertificationName certification={level === "junior" ? "junior" : "advanced"} />
				</h2>
				<span className={classes.state} data-is={state}>
					{t(`verification.state.${state}`)}
				</span>
			</div>
			{status === "waiting for review" ? <ReviewEnd submittedAt={props.submittedAt} /> : null}
			{status === "not submitted" ? (
				<>
					<p>{t(`verification.${level}.text`)}</p>
					<Prefilled level={level} />
					<p>{t(opens)}</p>
				</>
			) : null}
			{props.rejection === undefined ? null : <p className={classes.reason}>{props.rejection}</p>}
			{block === undefined ? (
				<Link
					className="main-button"
					to={withFrom(`/mine/auth-double-submit?type=${level === "junior" ? 1 : 2}`, from)}
				>
					{t(props.rejection === undefined ? "verification.start" : "verification.again")}
				</Link>
			) : null}
			{level === "junior" && block === undefined && offersName ? (
				<Link className="quiet-button" to={withFrom("/mine/auth", from)}>
					{t("verification.nameOnly")}
				</Link>
			) : null}
		</section>
	);
};
