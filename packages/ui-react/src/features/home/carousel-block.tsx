import type { Media } from "@tradewind/domain";
import { type ReactNode, Suspense } from "react";
import { Skeleton } from "../../shell/faces.tsx";
import { lazyPage } from "../../shell/lazy-page.ts";
import { usePublished } from "../../shell/use-published.ts";
import classes from "./carousel-block.module.css";

/** Its code comes when there is something to show, after the first prices. */
const MediaCarousel = lazyPage<{ readonly media: readonly Media[] }>(() =>
	import("./carousel.tsx").then((file) => file.MediaCarousel),
);

/** The room of the carousel; nothing of it is fetched before the first prices are on the screen. */
export const Carousel = (): ReactNode => {
	const { carousel } = usePublished();
	if (carousel?.length === 0) return null;
	return (
		<div className={classes.block}>
			{carousel ? (
				<Suspense fallback={<Skeleton height={112} />}>
					<MediaCarousel media={carousel} />
				</Suspense>
			) : (
				<Skeleton height={112} />
			)}
		</div>
	);
};
