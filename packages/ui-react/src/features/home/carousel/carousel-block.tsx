import type { Media } from "@tradewind/domain/content";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "../../../router/error-boundary.tsx";
import { lazyComponent } from "../../../router/lazy.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import { usePublished } from "../use-published.ts";
import classes from "./carousel-block.module.css";

interface Shown {
	readonly media: readonly Media[];
}

/** Loaded when there are media, after the first prices. If its code fails to load, the block is empty. */
const MediaCarousel = lazyComponent<Shown>(() =>
	import("./carousel.tsx").then(
		(file): ComponentType<Shown> => file.MediaCarousel,
		() => NoPictures,
	),
);

const NoPictures = (): ReactNode => null;

/** Reserves the space of the carousel; nothing is loaded before the first prices are shown. It is empty without a network. */
export const Carousel = (): ReactNode => {
	const { carousel } = usePublished();
	const [attempt, setAttempt] = useState(0);
	const tryAgainOnline = () => addEventListener("online", () => setAttempt(attempt + 1), { once: true });
	if (carousel?.length === 0) return null;
	return (
		<div className={classes.block}>
			{carousel ? (
				<ErrorBoundary key={attempt} fallback={null} onCaught={tryAgainOnline}>
					<Suspense fallback={<Skeleton height={112} />}>
						<MediaCarousel media={carousel} />
					</Suspense>
				</ErrorBoundary>
			) : (
				<Skeleton height={112} />
			)}
		</div>
	);
};
