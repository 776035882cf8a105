template-about = A house file of Punto. What stands behind a # is the default: take the # away to change it. punto check reads the file and lists what is wrong.
