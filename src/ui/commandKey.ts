/** Apple keyboards give commands with ⌘; there Ctrl with a letter moves the cursor of a text field. */
export const isApple = /^(Mac|iP)/.test(navigator.platform);

/** The name of the key that makes a letter a command. */
export const commandKey = isApple ? '⌘' : 'Ctrl';
