import type { AreaCode } from "@tradewind/domain/input";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../icon/icon.tsx";
import { down } from "../../icon/signs.ts";
import { Sheet } from "../../sheet/sheet.tsx";
import { FieldBox, FieldFrame, type FieldFrameProps, inputAttributes } from "../field-frame.tsx";
import { useShownError } from "../shown-errors.ts";
import classes from "./area-field.module.css";
import { AreaSearch } from "./area-search.tsx";

interface AreaFieldProps extends FieldFrameProps {
	/** Of the chosen area; empty without one. */
	readonly prefix: string;
	readonly onChoose: (area: AreaCode) => void;
}

const fieldName = "area";

/** The area code of a phone number, chosen from a list that can be searched (Spec 1 §2, §7). */
export const AreaField = ({ prefix, onChoose, ...frame }: AreaFieldProps): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const props = { ...frame, error: useShownError(fieldName, frame.error) };
	const { "aria-invalid": isWrong, ...attributes } = inputAttributes(id, props);
	return (
		<FieldFrame {...props} id={id}>
			<FieldBox isWrong={isWrong}>
				<button
					{...attributes}
					type="button"
					name={fieldName}
					className={classes.button}
					aria-haspopup="dialog"
					aria-label={`${frame.label} ${prefix || t("shared.phone.choose")}`}
					onClick={() => setOpen(true)}
				>
					<bdi dir="ltr">{prefix || t("shared.phone.choose")}</bdi>
					<Icon sign={down} size={18} weight={2} />
				</button>
			</FieldBox>
			<Sheet open={isOpen} size="full" title={t("shared.phone.areaCode")} onClose={() => setOpen(false)}>
				<AreaSearch
					prefix={prefix}
					onChoose={(area) => {
						onChoose(area);
						setOpen(false);
					}}
				/>
			</Sheet>
		</FieldFrame>
	);
};
