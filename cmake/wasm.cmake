# Two artefacts of one source, each loaded from bytes. engine.wasm is the whole, for page, worker and Node. starter.wasm is what a
# page asks first: the games that most links open, compiled for few bytes alone; it knows what it lacks, and leaves what is long
# to the whole.
set(first_games nim take-and-break hackenbush)
set(first_verbs analyze touch one-game remoteness)

if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.30)
  set(stack_setting TOTAL_STACK)
else()
  set(stack_setting STACK_SIZE)
endif()
set(generated "${CMAKE_SOURCE_DIR}/web/engine/generated")

function(add_engine name)
  add_executable(${name} cpp/bindings/wasm.cpp cpp/bindings/memory.cpp)
  target_link_libraries(${name} PRIVATE sg_flags)
  set_target_properties(${name} PROPERTIES SUFFIX ".mjs" RUNTIME_OUTPUT_DIRECTORY "${generated}")
  # Rulesets are alike in much of their code: functions that differ in constants alone are made one.
  target_link_options(${name} PRIVATE -sBINARYEN_EXTRA_PASSES=--merge-similar-functions --bind --no-entry -sSTRICT=1
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0 -sEXPORT_NAME=createEngineModule -sENVIRONMENT=web,worker
    -sDYNAMIC_EXECUTION=0 -sWASM_BIGINT=1 -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=536870912
    -s${stack_setting}=1048576 -Wl,--stack-first -sFILESYSTEM=0 -sMALLOC=emmalloc -sTEXTDECODER=2
    -sEXPORTED_RUNTIME_METHODS=[] -sINCOMING_MODULE_JS_API=wasmBinary,instantiateWasm,locateFile,print,printErr)
endfunction()
configure_file(cpp/bindings/engine.d.mts "${generated}/engine.d.mts" COPYONLY)

# Linking for size (-Oz) would save more, and cost the kernels of sequences a fifth of their speed and more.
add_engine(engine)
target_link_libraries(engine PRIVATE ${whole})

# Those of `sources` in the folder that have one of the names.
function(choose sources folder)
  list(JOIN ARGN "|" names)
  set(chosen ${${sources}})
  list(FILTER chosen EXCLUDE REGEX "/${folder}/")
  set(own ${${sources}})
  list(FILTER own INCLUDE REGEX "/${folder}/(${names})\\.cpp$")
  set(${sources} ${chosen} ${own} PARENT_SCOPE)
endfunction()
choose(game_sources games ${first_games})
choose(answering_sources verbs ${first_verbs})
# Misere theory and partizan games are the whole's. None of its games is searched so long that values by outcomes would pay.
set(first_sources ${engine_sources} ${working_sources} ${answering_sources})
list(FILTER first_sources EXCLUDE REGEX "/api/(canonical-moves|genus-query|misere|mover|position-quotient|quotient)[^/]*\\.cpp$")
list(FILTER first_sources EXCLUDE REGEX "/(theory/partizan/|api/position-values|api/value-).*\\.cpp$")
list(FILTER first_sources EXCLUDE REGEX "/core/solve/outcome[^/]*\\.cpp$")
# What only games of two players have. Beside files that it does not use, the others are compiled for more bytes.
list(FILTER first_sources EXCLUDE REGEX
  "/(core/game/(negative|two-player)|boards/grids/(cakes|letter-grid)|boards/graphs/painted-graph)\\.cpp$")
# What only games told or ruled by a user have.
list(FILTER first_sources EXCLUDE REGEX "/(core/solve/explicit-(lines|states)|boards/graphs/(states|explicit-game)|theory/rules/(rule-moves|rules-of-two))\\.cpp$")
add_engine(starter)
target_sources(starter PRIVATE ${first_sources} ${game_sources})
target_precompile_headers(starter PRIVATE cpp/core/game/register.hpp)
# So many files together leave the fewest bytes, of 5, 8 to 12.
set_target_properties(starter PROPERTIES FEW_BYTES ON UNITY_BUILD_BATCH_SIZE 11)
target_compile_options(starter PRIVATE -Oz)

# That one glue serves both, and what each game adds, after every link.
add_custom_command(TARGET engine POST_BUILD
  COMMAND node scripts/wasm-sizes.mjs "${CMAKE_BINARY_DIR}/CMakeFiles/sg_games.dir/Unity" "${CMAKE_NM}" "${generated}"
  WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" VERBATIM)
add_dependencies(engine starter)
