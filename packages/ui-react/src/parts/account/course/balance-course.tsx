import {
	type Balance,
	type CoursePoint,
	changeBetween,
	shownTotal,
	totalBalance,
} from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, useState } from "react";
import { Money } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { Segments } from "../../../ui/control/segments.tsx";
import { Skeleton } from "../../../ui/status/status.tsx";
import { WithOpenPositions } from "../with-open-positions.tsx";
import classes from "./balance-course.module.css";
import { coursePath } from "./course-path.ts";
import { useCourse } from "./use-course.ts";

const periods = { day: 1, week: 7, month: 30 } as const;
type Period = keyof typeof periods;

interface CourseProps {
	readonly accounts: readonly Balance[];
	readonly signedIn: SignedIn;
}

/** The course of the total of the accounts, read once the customer opens it (docs/assumptions/account.md, A-767). */
export const BalanceCourse = (props: CourseProps): ReactNode => {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	if (totalBalance(props.accounts) === undefined) return null;
	return (
		<section className={classes.card} aria-label={t("shared.course")}>
			<button type="button" className="fold-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				<strong>{t("shared.course")}</strong>
			</button>
			{isOpen ? <Course {...props} /> : null}
		</section>
	);
};

/** By period; where there are open positions, with what the money is worth with them now, which no record has. */
export const Course = ({ accounts, signedIn }: CourseProps): ReactNode => {
	const { t } = useWords();
	const [period, choose] = useState<Period>("week");
	const course = useCourse(accounts, signedIn, periods[period]);
	return (
		<>
			<Segments
				label={t("shared.course.period")}
				segments={(["day", "week", "month"] as const).map((id) => ({ id, name: t(`shared.course.${id}`) }))}
				chosen={period}
				onChoose={choose}
			/>
			<div className={classes.course} aria-busy={course.is === "reading"}>
				{course.is === "reading" ? <Skeleton height={96} /> : null}
				{course.is === "unproven" ? <p className={classes.note}>{t("shared.course.unproven")}</p> : null}
				{course.is === "failed" ? (
					<div role="alert">
						<p className={classes.note}>{t("shared.course.failed")}</p>
						<button type="button" className="quiet-button" onClick={course.retry}>
							{t("shared.retry")}
						</button>
					</div>
				) : null}
				{course.is === "course" ? <Curve points={course.points} days={periods[period]} /> : null}
				{course.is === "course" ? (
					<p className={classes.note}>
						<WithOpenPositions total={shownTotal(accounts)} />
					</p>
				) : null}
			</div>
		</>
	);
};

const size = [320, 96] as const;

/** Its values are shown as text, too: first and last total, and their difference. */
const Curve = (props: { readonly points: readonly CoursePoint[]; readonly days: number }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const { points, days } = props;
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last || points.length < 2) return <p className={classes.note}>{t("shared.course.none")}</p>;
	const range = { startTime: last.at - days * 86_400, endTime: last.at };
	const change = changeBetween(first, last);
	return (
		<>
			<svg
				className={classes.curve}
				viewBox={`0 0 ${size.join(" ")}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path d={coursePath(points, range, size)} />
			</svg>
			<p className={classes.figures}>
				<span>
					{times.clock(first.at * 1000)} <Money value={first.total} />
				</span>{" "}
				<Money value={change} sign="always" tone="change" />{" "}
				<span>
					{t("shared.course.now")} <Money value={last.total} />
				</span>
			</p>
			<p className={classes.note}>{t("shared.course.note")}</p>
		</>
	);
};
