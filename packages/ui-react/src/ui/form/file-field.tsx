import { FileButton } from "@mantine/core";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import classes from "./file-field.module.css";

interface FileFieldProps extends FieldFrameProps {
	readonly file: File | undefined;
	readonly onChoose: (file: File | undefined) => void;
}

/** A slot for a picture, which can be looked at, replaced and removed. */
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

/** The address of a picture that was chosen, as long as it is shown. */
const usePreview = (file: File | undefined): string | undefined => {
	const [preview, setPreview] = useState<string>();
	useEffect(() => {
		if (!file) return;
		const address = URL.createObjectURL(file);
		setPreview(address);
		return () => {
			setPreview(undefined);
			URL.revokeObjectURL(address);
		};
	}, [file]);
	return preview;
};
