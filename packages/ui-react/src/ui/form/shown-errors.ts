import { createContext, useContext } from "react";

const ShownErrors = createContext<(name: string) => boolean>(() => true);

/** Says which fields show their error. Without it all do. */
export const ShownErrorsProvider = ShownErrors.Provider;

const ShowField = createContext<(name: string) => void>(() => {});

export const ShowFieldProvider = ShowField.Provider;

/** Moves the focus to the field with a name, and shows its error. */
export const useShowField = (): ((name: string) => void) => useContext(ShowField);

/** The error of a field, if the form shows it already. */
export const useShownError = (name: string, error: string | undefined): string | undefined => {
	const isShown = useContext(ShownErrors);
	return isShown(name) ? error : undefined;
};
