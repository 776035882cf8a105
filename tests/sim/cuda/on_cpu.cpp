#include "on_cpu.h"
