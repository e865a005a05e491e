import type { Media } from "@tradewind/domain/content";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { isBuilt } from "../../../routes.ts";
import { pictureAddress } from "../../../ui/picture/picture-address.ts";
import classes from "./carousel.module.css";

interface SlideProps {
	readonly media: Media;
	readonly label: string;
	/** Whether the video plays. */
	readonly plays: boolean;
	readonly onBroken: () => void;
}

/** An image, or a muted video, with its text if it has one. It leads to a page if that is one of the app. */
export const Slide = (props: SlideProps): ReactNode => {
	const { media, label } = props;
	const hasWords = media.title !== "" || media.alt !== "";
	return (
		<li className={classes.slide} aria-label={label}>
			{isBuilt(media.path) ? (
				<Link
					to={media.path}
					className={classes.face}
					draggable={false}
					aria-label={hasWords ? undefined : label}
				>
					<Face {...props} />
				</Link>
			) : (
				<div className={classes.face}>
					<Face {...props} />
				</div>
			)}
		</li>
	);
};

const Face = ({ media, plays, onBroken }: SlideProps): ReactNode => (
	<>
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
		{media.title ? <span className={classes.title}>{media.title}</span> : null}
	</>
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
