#pragma once

#include "lib/clauses/clause.hpp"
