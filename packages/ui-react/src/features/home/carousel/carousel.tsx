import type { Media } from "@tradewind/domain/content";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { pause, play } from "../../../ui/icon/signs.ts";
import { prefersReducedMotion } from "../../../ui/layout/prefers-reduced-motion.ts";
import { pictureAddress } from "../../../ui/picture/picture-address.ts";
import classes from "./carousel.module.css";
import { Slide } from "./carousel-slide.tsx";
import { useSlides } from "./use-slides.ts";

/**
 * The site's images and videos (Spec 1 §2). Slides advance automatically, except while touched, focused or out of
 * view, and with reduced motion. Media that fail to load are left out.
 */
export const MediaCarousel = ({ media }: { readonly media: readonly Media[] }): ReactNode => {
	const { t } = useWords();
	const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
	const [isStill, setStill] = useState(prefersReducedMotion);
	const known = [...new Map(media.map((one) => [one.url, one])).values()];
	const shown = known.filter(({ url }) => pictureAddress(url) !== "" && !broken.has(url));
	const { scroller, at, go, isHeld, hold } = useSlides(shown.length, isStill);
	if (shown.length === 0) return null;
	return (
		<section
			className={classes.carousel}
			aria-label={t("home.media")}
			aria-roledescription={t("home.carousel")}
		>
			<ul ref={scroller} className={classes.slides} {...hold}>
				{shown.map((one, place) => (
					<Slide
						key={one.url}
						media={one}
						label={t("home.slide", { place: place + 1, count: shown.length })}
						plays={place === at && !isStill && isHeld !== "away"}
						onBroken={() => setBroken((known) => new Set([...known, one.url]))}
					/>
				))}
			</ul>
			{shown.length > 1 || shown[0]?.kind === "video" ? (
				<div className={classes.ways}>
					{shown.length > 1
						? shown.map(({ url }, place) => (
								<button
									key={url}
									type="button"
									className={classes.dot}
									aria-label={t("home.slide", { place: place + 1, count: shown.length })}
									aria-current={place === at ? "true" : undefined}
									onClick={() => go(place)}
								/>
							))
						: null}
					<button
						type="button"
						className={`icon-button ${classes.pause}`}
						aria-label={t(isStill ? "home.mediaPlay" : "home.mediaPause")}
						onClick={() => setStill(!isStill)}
					>
						<Icon sign={isStill ? play : pause} />
					</button>
				</div>
			) : null}
		</section>
	);
};
