import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useTheme } from "../../theme/applied-theme.ts";
import { wearMantineStyles } from "./mantine-styles.ts";
import { mantineTheme } from "./mantine-theme.ts";

wearMantineStyles();

/**
 * Around the pages that use components of Mantine. Not around the app: the pages that have to be fast on a slow phone use
 * none, and need not wait for its code.
 */
export const MantineScope = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<MantineProvider
		theme={mantineTheme}
		forceColorScheme={useTheme()}
		withGlobalClasses={false}
		withCssVariables={false}
	>
		{children}
	</MantineProvider>
);
