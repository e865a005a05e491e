import { FileButton } from "@mantine/core";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import classes from "./file-field.module.css";

interface FileFieldProps extends FieldFrameProps {
	readonly file: File | undefined;
	readonly onChoose: (file: File | undefined) => void;
}

/** A field for a picture, which can be viewed, replaced and removed. */
export const FileField = ({ file, onChoose, ...frame }: FileFieldProps): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const preview = usePreview(file);
	return (
		<FieldFrame {...frame} id={id}>
			<FileButton accept="image/*" onChange={(chosen) => chosen && onChoose(chosen)}>
				{({ onClick }) => (
					<button
						{...inputAttributes(id, frame)}
						type="button"
						className={classes.slot}
						data-wrong={frame.error !== undefined}
						onClick={onClick}
					>
						{preview ? <img src={preview} alt={file?.name ?? ""} /> : null}
						<span className={file ? "visually-hidden" : undefined}>
							{t(file ? "shared.form.replacePicture" : "shared.form.choosePicture")}
						</span>
					</button>
				)}
			</FileButton>
			{file ? (
				<button
					type="button"
					className={`quiet-button ${classes.remove}`}
					onClick={() => onChoose(undefined)}
				>
					{t("shared.form.removePicture")}
				</button>
			) : null}
		</FieldFrame>
	);
};

/** The chosen picture as a data URL: the content security policy allows no blob URL. */
const usePreview = (file: File | undefined): string | undefined => {
	const [preview, setPreview] = useState<string>();
	useEffect(() => {
		if (!file) return;
		const reader = new FileReader();
		reader.onload = () => setPreview(typeof reader.result === "string" ? reader.result : undefined);
		reader.readAsDataURL(file);
		return () => {
			reader.abort();
			setPreview(undefined);
		};
	}, [file]);
	return preview;
};
