import type { Media } from "@tradewind/domain/content";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { pictureAddress } from "../../../ui/picture/picture-address.ts";
import classes from "./carousel.module.css";

interface SlideProps {
	readonly media: Media;
	readonly label: string;
	/** Whether the video plays. */
	readonly plays: boolean;
	readonly onBroken: () => void;
}

/** An image, or a muted video that starts to load when it plays, with its text; it leads to a page. */
export const Slide = ({ media, label, plays, onBroken }: SlideProps): ReactNode => (
	<li className={classes.slide} aria-label={label}>
		<Link to={media.path} className={classes.link} draggable={false}>
			{media.kind === "image" ? (
				<img
					src={pictureAddress(media.url)}
					alt={media.alt}
					width={640}
					height={200}
					loading="lazy"
					decoding="async"
					draggable={false}
					onError={onBroken}
				/>
			) : (
				<>
					<Film media={media} plays={plays} onBroken={onBroken} />
					<span className="visually-hidden">{media.alt}</span>
				</>
			)}{" "}
			<span className={classes.title}>{media.title}</span>
		</Link>
	</li>
);

const Film = ({ media, plays, onBroken }: Omit<SlideProps, "label">): ReactNode => {
	const film = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (!plays) return;
		const shown = film.current;
		// Phones in battery saver refuse to play: the poster stays.
		shown?.play().catch(() => {});
		return () => shown?.pause();
	}, [plays]);
	return (
		<video
			ref={film}
			src={pictureAddress(media.url)}
			poster={pictureAddress(media.poster) || undefined}
			width={640}
			height={200}
			preload="none"
			muted
			loop
			playsInline
			disablePictureInPicture
			aria-hidden="true"
			tabIndex={-1}
			onError={onBroken}
		/>
	);
};
