import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../icon/icon.tsx";
import { crossedEye, eye } from "../icon/signs.ts";
import { Field } from "./field.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";

interface PasswordFieldProps extends FieldFrameProps {
	readonly name: string;
	readonly value: string;
	readonly onType: (text: string) => void;
	/** `off` for a password that is not the login's: password managers must not mix them up. */
	readonly autoComplete: "current-password" | "new-password" | "off";
	readonly onFocus?: () => void;
	readonly enterKey?: "next" | "go";
	readonly inputMode?: "numeric";
}

/** A field for a password, which can be shown. */
export const PasswordField = (props: PasswordFieldProps): ReactNode => {
	const { t } = useWords();
	const [isShown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={isShown ? "text" : "password"}
			action={
				<button
					type="button"
					className="icon-button"
					aria-label={t("shared.form.showPassword")}
					aria-pressed={isShown}
					// The field keeps the focus, so that the phone's keyboard stays open.
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => setShown(!isShown)}
				>
					<Icon sign={isShown ? crossedEye : eye} />
				</button>
			}
		/>
	);
};
