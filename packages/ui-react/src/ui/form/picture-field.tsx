import { maxPictureSize, maxPixels, picture, type SlotFailure } from "@tradewind/domain/upload";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Translate } from "../../i18n/translator.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import { FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import classes from "./picture-field.module.css";
import type { PictureSlot } from "./picture-slot.ts";
import { useShownError } from "./shown-errors.ts";

const cameraSign = "M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z";
const albumSign = "M4 4h16v16H4zM4 16l5-5 4 4 3-3 4 4M15.5 7.5v1";

interface PictureFieldProps extends FieldFrameProps {
	readonly slot: PictureSlot;
	/** The name of the field, by which a form leads to it and decides whether its error is shown. */
	readonly name?: string;
	/** The camera of the phone: `user` is on the side of the screen. */
	readonly camera?: Camera;
	/** What the picture must show, above the empty slot. */
	readonly guide?: ReactNode;
}

type Camera = "environment" | "user";

/**
 * Without HEIC: phones then convert a HEIC photo to JPEG when it is chosen. Some apps of phones label a JPEG otherwise: what is
 * not listed could not be chosen from them.
 */
const accept = "image/jpeg,image/jpg,image/pjpeg,image/png,image/webp";

/** A field for one picture, from the camera or the album: preview, progress, the reason of a failure, retry and removal. */
export const PictureField = (props: PictureFieldProps): ReactNode => {
	const { slot, name, camera = "environment", guide, ...frame } = props;
	const { t } = useWords();
	const id = useId();
	const context = useSelector(slot, (snapshot) => snapshot.context);
	const shownError = useShownError(name ?? "", frame.error);
	const ownError = name === undefined ? frame.error : shownError;
	const error = context.failure ? failureText(context.failure, t) : ownError;
	return (
		<FieldFrame {...frame} error={error} id={id}>
			{context.picture ? null : guide}
			<div
				className={classes.slot}
				data-wrong={error !== undefined}
				data-filled={context.picture !== undefined}
			>
				{context.picture ? <Chosen slot={slot} /> : null}
				<div className={classes.buttons} data-filled={context.picture !== undefined}>
					{context.picture ? null : (
						<Choose slot={slot} capture={camera}>
							{(open) => (
								<button type="button" className={`${classes.choice} ${classes.camera}`} onClick={open}>
									<Icon sign={cameraSign} size={28} weight={1.6} />
									{t("shared.form.takePhoto")}
								</button>
							)}
						</Choose>
					)}
					<Choose slot={slot}>
						{(open) => (
							<button
								{...inputAttributes(id, { ...frame, error })}
								type="button"
								name={name}
								className={context.picture ? "quiet-button" : classes.choice}
								onClick={open}
							>
								{context.picture ? null : <Icon sign={albumSign} size={28} weight={1.6} />}
								{t(context.picture ? "shared.form.replacePicture" : "shared.form.choosePicture")}
							</button>
						)}
					</Choose>
					{context.picture ? (
						<button type="button" className="quiet-button" onClick={() => slot.send({ type: "remove" })}>
							{t("shared.form.removePicture")}
						</button>
					) : null}
				</div>
				{context.retryable ? (
					<button type="button" className="quiet-button" onClick={() => slot.send({ type: "retry" })}>
						{t("shared.retry")}
					</button>
				) : null}
			</div>
			<Progress slot={slot} />
		</FieldFrame>
	);
};

/** Opens the phone's camera or its files. The same file can be chosen twice in a row. */
const Choose = (props: {
	readonly slot: PictureSlot;
	readonly capture?: Camera;
	readonly children: (open: () => void) => ReactNode;
}): ReactNode => {
	const input = useRef<HTMLInputElement>(null);
	const choose = (file: File | undefined) => {
		if (!file) return;
		const { name, type, size } = file;
		props.slot.send({ type: "choose", picture: picture({ name, mediaType: type, size, content: file }) });
	};
	return (
		<>
			<input
				ref={input}
				hidden
				type="file"
				accept={accept}
				capture={props.capture}
				onChange={({ currentTarget }) => {
					choose(currentTarget.files?.[0]);
					currentTarget.value = "";
				}}
			/>
			{props.children(() => input.current?.click())}
		</>
	);
};

/** The picture as it is sent; the original only if it could not be redrawn. */
const Chosen = ({ slot }: { readonly slot: PictureSlot }): ReactNode => {
	const { t } = useWords();
	const shown = useSelector(slot, ({ context, value }) =>
		value === "compressing" ? undefined : (context.compressed ?? context.picture),
	);
	const preview = usePreview(shown?.content);
	return (
		<div className={classes.preview}>
			{preview ? <img className={classes.image} src={preview} alt={t("shared.form.chosenPicture")} /> : null}
		</div>
	);
};

const Progress = ({ slot }: { readonly slot: PictureSlot }): ReactNode => {
	const { t } = useWords();
	const state = useSelector(slot, ({ value }) => value);
	const isBusy = state === "compressing" || state === "uploading";
	return (
		<p className={classes.progress} role="status" data-state={state}>
			{isBusy ? <progress className={classes.bar} aria-label={t(`shared.form.picture.${state}`)} /> : null}
			{isBusy || state === "uploaded" ? t(`shared.form.picture.${state}`) : null}
		</p>
	);
};

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;

const failureText = (failure: SlotFailure, t: Translate): string => {
	switch (failure.is) {
		case "upload refused":
			return failure.message;
		case "too large":
			return t("shared.form.picture.too large", { limit: (failure.limit ?? maxPictureSize) / megabyte });
		case "too many pixels":
			return t("shared.form.picture.too many pixels", { limit: maxPixels / megapixel });
		default:
			return t(`shared.form.picture.${failure.is}`);
	}
};

/** The chosen picture as a data URL: the content security policy allows no blob URL. */
const usePreview = (content: unknown): string | undefined => {
	const [preview, setPreview] = useState<string>();
	useEffect(() => {
		if (!(content instanceof Blob)) return;
		const reader = new FileReader();
		reader.onload = () => setPreview(typeof reader.result === "string" ? reader.result : undefined);
		reader.readAsDataURL(content);
		return () => {
			reader.abort();
			setPreview(undefined);
		};
	}, [content]);
	return preview;
};
