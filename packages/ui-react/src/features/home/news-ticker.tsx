import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { usePublished } from "../../shell/use-published.ts";
import classes from "./news-ticker.module.css";

/** Milliseconds that a headline stays (Spec 1 §9). */
const turnsEvery = 3000;

/** One headline at a time; it stands still while it is touched, when it is paused, and for who wants less motion. */
export const NewsTicker = (): ReactNode => {
	const { say } = useWords();
	const { headlines } = usePublished();
	const [isPaused, setPaused] = useState(prefersStillness);
	const [isHeld, setHeld] = useState(false);
	const index = useTurn(headlines?.length ?? 0, isPaused || isHeld);
	const headline = headlines?.[index];
	return (
		<section className={classes.ticker} aria-label={say("home.news")}>
			<svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
				<path d="M4 10v4l11 4V6zM15 8l4-2v12l-4-2M7 15v4h3v-3" />
			</svg>
			<p
				key={headline?.id ?? "none"}
				className={classes.line}
				onPointerEnter={() => setHeld(true)}
				onPointerLeave={() => setHeld(false)}
			>
				{headline?.title ?? say("home.newsNone")}
			</p>
			{headlines && headlines.length > 1 ? (
				<button
					type="button"
					className="icon-button"
					aria-label={say(isPaused ? "home.newsPlay" : "home.newsPause")}
					onClick={() => setPaused(!isPaused)}
				>
					<svg viewBox="0 0 24 24" className={isPaused ? "mirrored" : undefined} aria-hidden="true">
						<path d={isPaused ? "M9 7l8 5-8 5z" : "M9 7v10M15 7v10"} />
					</svg>
				</button>
			) : null}
		</section>
	);
};

const useTurn = (count: number, isStill: boolean): number => {
	const [index, setIndex] = useState(0);
	useEffect(() => {
		if (isStill || count < 2) return;
		const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), turnsEvery);
		return () => clearInterval(timer);
	}, [isStill, count]);
	return count === 0 ? 0 : index % count;
};

const prefersStillness = (): boolean =>
	typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
