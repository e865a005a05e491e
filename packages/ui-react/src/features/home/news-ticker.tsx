import type { Headline } from "@tradewind/domain/content";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { forward, megaphone, pause, play } from "../../ui/icon/signs.ts";
import { prefersReducedMotion } from "../../ui/layout/prefers-reduced-motion.ts";
import { useView, type View, whileIn } from "../../ui/layout/view.ts";
import classes from "./news-ticker.module.css";
import { usePublished } from "./use-published.ts";

/** Milliseconds per headline (Spec 1 §9). */
const msPerHeadline = 3000;

const article = "/news/detail";

/**
 * One headline at a time. It pauses while touched, focused or out of view, on request, and with reduced motion. While
 * paused, a button shows the next headline.
 */
export const NewsTicker = (): ReactNode => {
	const { t } = useWords();
	const { headlines } = usePublished();
	const [isPaused, setPaused] = useState(prefersReducedMotion);
	const [isHeld, setHeld] = useState(false);
	const view = useView();
	const count = headlines?.length ?? 0;
	const [index, turn] = useTurn(count, isPaused || isHeld, view);
	const headline = headlines?.[index];
	const hold = {
		onPointerEnter: () => setHeld(true),
		onPointerLeave: () => setHeld(false),
		onFocus: () => setHeld(true),
		onBlur: () => setHeld(false),
	};
	return (
		<section ref={view.ref} className={classes.ticker} aria-label={t("home.news")}>
			<Icon sign={megaphone} size={20} strokeLinecap="butt" className={classes.icon} />
			<div className={classes.held} {...hold}>
				<Line key={headline?.id ?? "none"} headline={headline} />
			</div>
			{count > 1 && isPaused ? (
				<button type="button" className="icon-button" aria-label={t("home.newsNext")} onClick={turn}>
					<Icon sign={forward} className="mirrored" />
				</button>
			) : null}
			{count > 1 ? (
				<button
					type="button"
					className="icon-button"
					aria-label={t(isPaused ? "home.newsPlay" : "home.newsPause")}
					onClick={() => setPaused(!isPaused)}
				>
					<Icon sign={isPaused ? play : pause} />
				</button>
			) : null}
		</section>
	);
};

/** Links to its article if that page exists (docs/assumptions.md, A-52). */
const Line = ({ headline }: { readonly headline: Headline | undefined }): ReactNode => {
	const { t } = useWords();
	if (!headline || !isBuilt(article))
		return (
			<p className={classes.line}>
				<span className={classes.title}>{headline?.title ?? t("home.newsNone")}</span>
			</p>
		);
	return (
		<Link to={`${article}?id=${headline.id}`} className={classes.line}>
			<span className={classes.title}>{headline.title}</span>
		</Link>
	);
};

const useTurn = (count: number, isStill: boolean, view: View): readonly [number, () => void] => {
	const [index, setIndex] = useState(0);
	const turn = () => setIndex((shown) => (shown + 1) % count);
	useEffect(() => {
		if (isStill || count < 2) return;
		return whileIn(view, () => {
			const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), msPerHeadline);
			return () => clearInterval(timer);
		});
	}, [isStill, count, view]);
	return [count === 0 ? 0 : index % count, turn];
};
