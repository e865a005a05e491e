import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Skeleton } from "../../shell/faces.tsx";
import { usePublished } from "../../shell/use-published.ts";
import classes from "./carousel.module.css";

/** Pictures and films of the site, moved by the finger (Spec 1 §2); nothing of it is fetched before it is near the screen. */
export const Carousel = (): ReactNode => {
	const { say } = useWords();
	const { carousel } = usePublished();
	if (carousel?.length === 0) return null;
	return (
		<section className={classes.carousel} aria-label={say("home.media")} {...scrolledByKeys}>
			{carousel ? null : <Skeleton height={112} />}
			{carousel?.map(({ kind, url }) => (
				<div key={url} className={classes.slide}>
					{kind === "image" ? (
						<img src={url} alt="" width={640} height={200} loading="lazy" decoding="async" />
					) : (
						<video src={url} preload="none" controls muted playsInline />
					)}
				</div>
			))}
		</section>
	);
};

/** A region that scrolls and holds nothing to press is itself reached by keyboard. */
const scrolledByKeys = { tabIndex: 0 };
