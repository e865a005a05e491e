import {
	currentStep,
	isStarted,
	moveToTrade,
	type StartStep,
	type StartStepName,
} from "@tradewind/domain/getting-started";
import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { moveMoney } from "../../kept/move-money.ts";
import { rememberStarted, removeStart } from "../../state/kept-start.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { check, clockBack, cross, forward } from "../../ui/icon/signs.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import { useVerificationPath } from "../verification/use-verification-path.ts";
import classes from "./start-card.module.css";
import { useStart } from "./use-start.ts";

/** The steps to the first trade with own money: the next one, or all of them (docs/assumptions.md, A-580). */
export const StartCard = (props: {
	readonly signedIn: SignedIn;
	readonly hasAllSteps: boolean;
}): ReactNode => {
	const { t } = useWords();
	const { uid } = props.signedIn.customer;
	const { steps, isRead, read } = useStart(props.signedIn);
	const isOver = steps?.every(({ status }) => status === "done");
	const hasTraded = steps?.find(({ name }) => name === "trade")?.status === "done";
	useEffect(() => {
		if (!isStarted({ hasTraded })) return;
		rememberStarted(uid);
		// It leaves the page together with the customer: its place would close under their eyes.
		return removeStart;
	}, [hasTraded, uid]);
	const hide = () => {
		rememberStarted(uid);
		removeStart();
	};
	const done = steps?.filter(({ status }) => status === "done").length ?? 0;
	const current = steps && currentStep(steps);
	const isUnknown = isRead && current?.status === "unknown";
	return (
		<section className={classes.card} aria-label={t("shared.start")}>
			<div className={classes.head}>
				<h2 className={classes.title}>{t("shared.start")}</h2>
				{steps === undefined || current?.status === "unknown" ? null : (
					<span className={classes.progress}>
						{t("shared.start.progress", { done, count: steps.length })}
					</span>
				)}
				<button type="button" className="icon-button" aria-label={t("shared.start.hide")} onClick={hide}>
					<Icon sign={cross} size={18} />
				</button>
			</div>
			{isUnknown ? (
				<p className={classes.row}>
					<span className={classes.name}>{t("shared.noAnswer")}</span>
					<button type="button" className="quiet-button" onClick={read}>
						{t("shared.retry")}
					</button>
				</p>
			) : props.hasAllSteps ? (
				<ol className={classes.steps}>
					{(steps ?? []).map((step) => (
						<li key={step.name}>
							<Step step={step} isNext={step === current} />
						</li>
					))}
				</ol>
			) : isOver ? (
				<p className={classes.row}>
					<Mark status="done" />
					<span className={classes.name}>{t("shared.start.over")}</span>
				</p>
			) : current === undefined ? (
				<Waiting />
			) : (
				<Step step={current} isNext />
			)}
		</section>
	);
};

const Waiting = (): ReactNode => (
	<p className={classes.row} aria-busy="true">
		<Skeleton height={16} width="60%" />
	</p>
);

const usePageOf = (name: StartStepName): string => {
	const path = useVerificationPath();
	const { pathname } = useLocation();
	const pages = {
		verify: `${path}?from=${encodeURIComponent(pathname)}`,
		deposit: "/mine/charge",
		move: "/mine/transfer",
		trade: "/trade",
	} as const;
	return pages[name];
};

/** A step that can be taken, or that waits, is a link; one that is done, not known or further along is a text. */
const Step = ({ step, isNext }: { readonly step: StartStep; readonly isNext: boolean }): ReactNode => {
	const { t } = useWords();
	const { name, status } = step;
	const page = usePageOf(name);
	const accounts = useAccounts();
	if (status === "unknown") return <Waiting />;
	const content = (
		<>
			<Mark status={status} />
			<span className={classes.name}>{t(textOf(step))}</span>
			{status === "done" ? <span className="visually-hidden"> {t("shared.start.done")}</span> : null}
		</>
	);
	if (!isNext) return <p className={classes.row}>{content}</p>;
	const arrow = <Icon sign={forward} size={18} weight={2} className="mirrored" />;
	const move = name === "move" && accounts ? moveToTrade(accounts) : undefined;
	if (move)
		return (
			<button type="button" className={classes.row} data-next={status} onClick={() => moveMoney(move)}>
				{content}
				{arrow}
			</button>
		);
	return (
		<Link to={page} className={classes.row} data-next={status}>
			{content}
			{arrow}
		</Link>
	);
};

const textOf = ({ name, status }: StartStep) => {
	if (name === "verify" && (status === "waiting" || status === "rejected"))
		return `shared.start.verify.${status}` as const;
	if (name === "deposit" && status === "waiting") return "shared.start.deposit.waiting";
	return `shared.start.${name}.open` as const;
};

const Mark = ({ status }: { readonly status: StartStep["status"] }): ReactNode => (
	<span className={classes.mark} data-status={status} aria-hidden="true">
		{status === "done" ? <Icon sign={check} size={14} weight={2.4} /> : null}
		{status === "waiting" ? <Icon sign={clockBack} size={14} weight={2} /> : null}
		{status === "rejected" ? "!" : null}
	</span>
);
