import { messagesSince } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LocalTime } from "../../../figures/long-time.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { ReviewCard } from "../../../parts/review/review-card.tsx";
import { Facts } from "../../../ui/sheet/fact-list.tsx";
import type { useApplication } from "../application-actor.ts";
import classes from "./waiting.module.css";

const shownMessages = 3;

/** While the platform reviews the application: what was sent and when, what happens next, and the messages since. */
export const Waiting = (props: {
	readonly actor: NonNullable<ReturnType<typeof useApplication>>;
}): ReactNode => {
	const { actor } = props;
	const { t } = useWords();
	const times = useTimes();
	const facts = useSelector(actor, ({ context }) => context.facts);
	const messages = messagesSince(facts);
	const hasMessages = messages.length > 0;
	const { waiting } = facts;
	return (
		<ReviewCard
			kind="waiting"
			title={t(hasMessages ? "copy-trading.apply.answered" : "shared.certification.waiting")}
		>
			<div className={classes.facts}>
				<Facts
					facts={[
						[t("copy-trading.apply.for"), t("copy-trading.apply")],
						waiting && [
							t("copy-trading.apply.sent"),
							<span key="sent">
								{times.moment(waiting.at)} {times.zone} <LocalTime time={waiting.at} />
							</span>,
						],
					]}
				/>
			</div>
			{hasMessages ? null : <p>{t("copy-trading.apply.waiting")}</p>}
			<p>{t("copy-trading.apply.next")}</p>
			{hasMessages ? (
				<section className={classes.messages} aria-label={t("copy-trading.apply.since")}>
					<h3>{t("copy-trading.apply.since")}</h3>
					{messages.slice(0, shownMessages).map(({ id, title, summary, sentAt }) => (
						<Link key={id} to={`/message/detail?id=${id}`} className={classes.message}>
							<strong>{title}</strong> <span>{summary}</span> <small>{times.shortNamed(sentAt)}</small>
						</Link>
					))}
				</section>
			) : null}
			<Link className="quiet-button" to="/message">
				{t("copy-trading.apply.messages")}
			</Link>
			<button type="button" className="quiet-button" onClick={() => actor.send({ type: "acknowledge" })}>
				{t("copy-trading.apply.again")}
			</button>
		</ReviewCard>
	);
};
