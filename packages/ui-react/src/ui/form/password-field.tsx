import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
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
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
						{isShown ? <path d="M4 4l16 16" /> : null}
					</svg>
				</button>
			}
		/>
	);
};
